'use client';

import { type StepNavItem, useDocumentTitle, useStepNav } from '@payloadcms/ui';
import { useEffect } from 'react';
import { useSay } from '../shell/use-say.ts';

interface VersionStepsProps {
  readonly list: Required<StepNavItem>;
  /** Address of the record; its title comes from the document context. */
  readonly record: string;
}

/** Breadcrumb of the version list. */
export function VersionSteps({ list: { label, url }, record }: VersionStepsProps) {
  const say = useSay();
  const { title } = useDocumentTitle();
  const { setStepNav } = useStepNav();
  useEffect(() => {
    setStepNav([{ label, url }, { label: title, url: record }, { label: say('Versions') }]);
  }, [label, url, title, record, say, setStepNav]);
  return null;
}
