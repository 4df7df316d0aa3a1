import { data } from 'react-router';

/** Every path that no other route takes: the page is real and so is its 404. */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return (
    <main>
      <h1>404</h1>
    </main>
  );
}
