import { forwardRef } from 'react';
import { Link, useLocation, type LinkProps } from 'react-router-dom';
import type { PageBelowState } from '../../lib/page-below';
import { violationPath } from '../../lib/paths';

export interface ViolationLinkProps extends Omit<LinkProps, 'to' | 'state'> {
  violationId: string;
}

/** A link to the details of a violation; they open over the page that it stands on, and Back returns there. */
export const ViolationLink = forwardRef<HTMLAnchorElement, ViolationLinkProps>(function ViolationLink(
  { violationId, ...props },
  ref,
) {
  const pageBelow = useLocation();
  const state: PageBelowState = { pageBelow };
  return <Link ref={ref} {...props} to={violationPath(violationId)} state={state} />;
});
