import { ApiError, createApiClient, type Schema, unwrap } from '@rimba/api-client';

const answer = { status: 404, title: 'Not Found', code: 'tree.not_found', detail: 'Pohon tidak ditemukan' };
const api = createApiClient({
  baseUrl: 'https://rimba.example',
  fetch: async () => Response.json(answer, { status: 404 }),
});

const detail = (id: number) => unwrap(api.GET('/api/v1/tree/{id}/detail', { params: { path: { id } } }));

export async function codeOf(id: number): Promise<string | undefined> {
  try {
    const tree = await detail(id);
    const code: Schema<'Tree'>['code'] | undefined = tree?.code;
    // @ts-expect-error A tree has no such field.
    return code ?? tree?.price;
  } catch (error) {
    return error instanceof ApiError ? error.code : String(error);
  }
}

// @ts-expect-error There is no such call.
export const unknown = () => api.GET('/api/v1/trees');

process.stdout.write(String(await codeOf(12)));
