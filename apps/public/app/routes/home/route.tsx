import { page } from './home.css.ts';

export default function Home() {
  return (
    <main className={page}>
      <h1>Rimba</h1>
    </main>
  );
}
