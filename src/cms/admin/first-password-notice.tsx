import type { ServerProps } from 'payload';

/** Tells a person with a first password why the panel is empty, and where to choose a new one. */
export function FirstPasswordNotice({ user }: ServerProps) {
  if (!user || !('mustChangePassword' in user) || !user.mustChangePassword) return null;
  return (
    <p className="first-password-notice" role="status">
      Choose a password of your own before you go on: <a href="/admin/account">open your account</a>, press “Change
      password”, and save.
    </p>
  );
}
