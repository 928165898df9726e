import type { ServerProps } from 'payload';
import { Who } from './who.tsx';

/**
 * Whose account it is, at the end of the bar: made of the name, so that no picture is asked of
 * anybody.
 */
export function AccountBadge({ user }: ServerProps) {
  if (user?.collection !== 'users') return null;
  return <Who person={{ id: user.id, name: typeof user.name === 'string' ? user.name : user.email }} />;
}
