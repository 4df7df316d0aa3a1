import { data } from 'react-router';
import { NotFoundPage } from '../../frame/NotFoundPage.tsx';

/** Every path that no other route takes: the page is real and so is its 404. */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <NotFoundPage />;
}
