import type { Check } from './check.ts';

export const picturesLieInTheStore: Check = {
  name: 'pictures lie in the store',
  sentence: 'A picture that a profile names lies in the file store, in each of its sizes and formats.',
  sql: `select format('picture %s of adopter %s has %s files', picture, id, count(file)) as breach
    from adopter
    left join jsonb_array_elements_text($1::jsonb -> 'files') as file on file like format('pictures/%s-%%', picture)
    where picture is not null group by id having count(file) <> 4`,
};
