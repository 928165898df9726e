import type { ServerProps } from 'payload';
import { FirstPasswordForm } from './first-password-form.tsx';

/**
 * Asks a person with a first password for one of their own. Until then the panel has nothing to
 * show them.
 */
export function FirstPasswordNotice({ user }: ServerProps) {
  if (!user || !('mustChangePassword' in user) || !user.mustChangePassword) return null;
  return (
    <main className="first-password">
      <FirstPasswordForm userId={user.id} />
    </main>
  );
}
