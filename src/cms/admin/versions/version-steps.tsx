'use client';

import { type StepNavItem, useDocumentTitle, useStepNav } from '@payloadcms/ui';
import { useEffect } from 'react';

interface VersionStepsProps {
  readonly list: Required<StepNavItem>;
  /** Address of the record, without its name: that is known to what stands around its views. */
  readonly record: string;
}

/** The way to the versions of a record: its list, itself. */
export function VersionSteps({ list: { label, url }, record }: VersionStepsProps) {
  const { title } = useDocumentTitle();
  const { setStepNav } = useStepNav();
  useEffect(() => {
    setStepNav([{ label, url }, { label: title, url: record }, { label: 'Versions' }]);
  }, [label, url, title, record, setStepNav]);
  return null;
}
