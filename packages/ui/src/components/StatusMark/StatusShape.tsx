/** The states of a tree as the service names them. */
export type TreeStatus = 'ready_to_adopt' | 'pending' | 'adopted' | 'active' | 'inactive';

/** The five shapes in a box of 24 by 24: the same on cards, in lists and on the map. */
export function StatusShape({ status }: { status: TreeStatus }) {
  switch (status) {
    case 'ready_to_adopt':
      return (
        <>
          <circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" strokeWidth="2.6" />
          <circle cx="12" cy="12" r="3" fill="currentColor" />
        </>
      );
    case 'pending':
      return (
        <>
          <circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" strokeWidth="2.6" />
          <path d="M4 12a8 8 0 0 0 16 0z" fill="currentColor" />
        </>
      );
    case 'adopted':
      return <path d="M12 1.5c7.5 5 8.5 14 0 21-8.5-7-7.5-16 0-21z" fill="currentColor" />;
    case 'active':
      return <rect x="4" y="4" width="16" height="16" fill="none" stroke="currentColor" strokeWidth="2.6" />;
    case 'inactive':
      return (
        <path
          d="M5 5l14 14M19 5L5 19"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
      );
  }
}
