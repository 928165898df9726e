import type { ServerProps } from 'payload';
import { FirstPasswordForm } from './first-password-form.tsx';
import './sign-in.css';

/** Asks accounts with an initial password to choose their own; the panel is hidden until then. */
export function FirstPasswordNotice({ user }: ServerProps) {
  if (!user || !('mustChangePassword' in user) || !user.mustChangePassword) return null;
  return (
    <main className="first-password">
      <FirstPasswordForm userId={user.id} />
    </main>
  );
}
