'use client';

import { FaultsInForm } from './faults/faults-in-form.tsx';
import { TakenOver } from './saving/taken-over.tsx';
import { UnsavedWork } from './saving/unsaved-work.tsx';

/** Above the form of a record with drafts: what keeps it from being saved, and from going up. */
export function AboveForm() {
  return (
    <>
      <UnsavedWork />
      <TakenOver />
      <FaultsInForm />
    </>
  );
}
