import { DefaultTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

interface Props extends Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> {
  readonly children: ReactNode;
}

/** Renders a custom view inside the panel's template. */
export function PanelView({ initPageResult, params, searchParams = {}, children }: Props) {
  const { permissions, req, visibleEntities, locale } = initPageResult;
  const { i18n, payload, user } = req;
  return (
    <DefaultTemplate
      {...{ i18n, payload, permissions, visibleEntities, searchParams, req }}
      {...(user ? { user } : {})}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      // Same order as in Payload's own views.
      viewActions={(payload.config.admin.components?.actions ?? []).toReversed()}
    >
      {children}
    </DefaultTemplate>
  );
}
