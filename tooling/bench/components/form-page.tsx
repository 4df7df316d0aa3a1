import { Button, Card, TextField } from '@rimba/ui';

/** What a page of a form takes from the design system. */
export function Page() {
  return (
    <Card>
      <TextField label="Nama" />
      <Button>Simpan</Button>
    </Card>
  );
}
