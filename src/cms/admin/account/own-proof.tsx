import type { TextFieldServerProps } from 'payload';
import { accountOf, hasSecondFactor } from '../../auth/second-factor/kept.ts';
import { OwnProofField } from './own-proof-field.tsx';

/**
 * Asks for the current password, and a code where a second factor is set up, when owners change
 * their password or address.
 */
export async function OwnProof({ id, payload, path, user }: TextFieldServerProps) {
  if (!id || user?.collection !== 'users' || user.id !== Number(id)) return null;
  const account = await accountOf(payload, Number(id));
  if (!account || (path === 'currentCode' && !hasSecondFactor(account))) return null;
  return <OwnProofField path={path} what={path === 'currentCode' ? 'code' : 'password'} email={account.email} />;
}
