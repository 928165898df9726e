import type { ServerProps } from 'payload';
import { isStaff } from '../../access/may.ts';
import { HelpDialog } from '../help/help-dialog.tsx';
import { Finder } from './finder.tsx';

/**
 * Command palette and help in the header. Hidden from accounts that must choose a password first.
 */
export const FindAnything = ({ user }: ServerProps) =>
  isStaff(user) ? (
    <>
      <Finder />
      <HelpDialog />
    </>
  ) : null;
