import { Component, useEffect, type ErrorInfo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ErrorState } from '../../components/states/ErrorState';
import { FRAME_MESSAGES } from '../kit/frame/messages';
import { StaffScreen } from '../kit/frame/StaffScreen';

/** Time until a page is tried again by itself, ms; twice as long after each failure. */
const AGAIN_MS = 4_000;
const AGAIN_AT_MOST_MS = 60_000;

export interface PageBoundaryProps {
  /** Title of the page, which is known although the page is not. */
  title: string;
  /** Called before it is tried again: has the page fetched anew. */
  onAgain: () => void;
  children: ReactNode;
}

interface BoundaryState {
  hasFailed: boolean;
  failures: number;
}

/** A page that could not be fetched or drawn, inside the frame: the rail stays, and the page comes back by itself. */
export class PageBoundary extends Component<PageBoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, failures: 0 };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    window.reportError(new Error(`${error.message}${info.componentStack ?? ''}`));
  }

  private readonly tryAgain = (): void => {
    this.props.onAgain();
    this.setState(({ failures }) => ({ hasFailed: false, failures: failures + 1 }));
  };

  override render(): ReactNode {
    const { hasFailed, failures } = this.state;
    if (!hasFailed) {
      return this.props.children;
    }
    const waitMs = Math.min(AGAIN_AT_MOST_MS, AGAIN_MS * 2 ** failures);
    return <PageFailed title={this.props.title} waitMs={waitMs} onAgain={this.tryAgain} />;
  }
}

function PageFailed({ title, waitMs, onAgain }: { title: string; waitMs: number; onAgain: () => void }) {
  const { formatMessage } = useIntl();
  useEffect(
    function tryAgainByItself() {
      const timer = setTimeout(onAgain, waitMs);
      window.addEventListener('online', onAgain);
      return () => {
        clearTimeout(timer);
        window.removeEventListener('online', onAgain);
      };
    },
    [onAgain, waitMs],
  );
  return (
    <StaffScreen title={title}>
      <ErrorState text={formatMessage(FRAME_MESSAGES.pageFailed)} onRetry={onAgain} />
    </StaffScreen>
  );
}
