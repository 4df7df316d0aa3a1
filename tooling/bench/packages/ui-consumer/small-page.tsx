import '@rimba/ui/styles';
import { Button, Card, Heading, TextField } from '@rimba/ui';
import { vars } from '@rimba/ui/tokens';
import { createRoot } from 'react-dom/client';

const ink: string = vars.color.text;

function Page() {
  return (
    <Card>
      <Heading level={1}>{ink}</Heading>
      <TextField label="Nama" error="Perlu diisi." />
      <Button>Simpan</Button>
      {/* @ts-expect-error The look is closed. */}
      <Button className="mine">Batal</Button>
      {/* @ts-expect-error A field has a label. */}
      <TextField name="phone" />
    </Card>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
