import type { ServerProps } from 'payload';
import { isStaff } from '../../access/may.ts';
import { HelpDialog } from '../help/help-dialog.tsx';
import { CommandPalette } from './command-palette.tsx';

/**
 * Command palette and help in the header. Hidden from accounts that must choose a password first.
 */
export const HeaderTools = ({ user }: ServerProps) =>
  isStaff(user) ? (
    <>
      <CommandPalette />
      <HelpDialog />
    </>
  ) : null;
