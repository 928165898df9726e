import type { TextFieldServerProps } from 'payload';
import { accountOf, hasSecondFactor } from '../../auth/second-factor/stored-factor.ts';
import { ReauthenticationField } from './reauthentication-field.tsx';

/**
 * Asks for the current password, and a code where a second factor is set up, when owners change
 * their password or address.
 */
export async function Reauthentication({ id, payload, path, user }: TextFieldServerProps) {
  if (!id || user?.collection !== 'users' || user.id !== Number(id)) return null;
  const account = await accountOf(payload, Number(id));
  if (!account || (path === 'currentCode' && !hasSecondFactor(account))) return null;
  return (
    <ReauthenticationField path={path} what={path === 'currentCode' ? 'code' : 'password'} email={account.email} />
  );
}
