import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ErrorState } from '../../components/states/ErrorState';
import { APP_MESSAGES } from './messages';

interface BoundaryState {
  hasFailed: boolean;
}

/** Catches a screen that could not be fetched or drawn, and offers to load the page again. */
export class LoadBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    window.reportError(new Error(`${error.message}${info.componentStack ?? ''}`));
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <LoadFailed /> : this.props.children;
  }
}

function LoadFailed() {
  const intl = useIntl();
  return (
    <ErrorState text={intl.formatMessage(APP_MESSAGES.loadFailed)} onRetry={() => window.location.reload()} />
  );
}
