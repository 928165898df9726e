import type { ServerProps } from 'payload';
import { PersonBadge } from '../shell/person-badge.tsx';

/** Badge of the signed-in account in the header. Uses initials, so that no avatar is requested. */
export function AccountBadge({ user }: ServerProps) {
  if (user?.collection !== 'users') return null;
  return <PersonBadge person={{ id: user.id, name: typeof user.name === 'string' ? user.name : user.email }} />;
}
