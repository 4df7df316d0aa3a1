import { Outlet } from 'react-router';
import type { Route } from './+types/Pages.ts';
import { PageFailed } from './PageFailed.tsx';

/** Every page; one that cannot be drawn says so in its place, and the frame around it stays. */
export default function Pages() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailed error={error} />;
}
