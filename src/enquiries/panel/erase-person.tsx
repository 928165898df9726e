import type { UIFieldServerProps } from 'payload';
import { mayAct } from '../../cms/access/may.ts';
import { ErasePersonButton } from './erase-person-button.tsx';

/** Lets administrators erase all enquiries of a person. */
export function ErasePerson({ data, id, user }: UIFieldServerProps) {
  const email = (data as { readonly email?: string | null } | undefined)?.email;
  if (!id || !email || !mayAct(user, 'submissions', 'erase')) return null;
  return <ErasePersonButton submissionId={id} email={email} />;
}
