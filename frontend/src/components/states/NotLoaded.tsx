import { Button } from '@chakra-ui/react';
import { CloudOff, RotateCw } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useReachability } from '../../lib/network/reachability';
import { AGE_MESSAGES } from './age-messages';
import { EmptyState, type EmptyStateProps } from './EmptyState';
import { ErrorState } from './ErrorState';
import { COMMON_MESSAGES } from '../messages';

export interface NotLoadedProps {
  /** Requests that failed although the server is reached. */
  text: string;
  onRetry: () => void;
  /** `h1` where it is the whole page. */
  headingLevel?: EmptyStateProps['headingLevel'];
}

/** In the place of what could not be loaded: without a network that it is not on this phone yet, else that it has failed. */
export function NotLoaded({ text, onRetry, headingLevel }: NotLoadedProps) {
  const { formatMessage } = useIntl();
  const { isReachable } = useReachability();
  if (isReachable) {
    return <ErrorState text={text} onRetry={onRetry} />;
  }
  return (
    <EmptyState
      icon={CloudOff}
      title={formatMessage(AGE_MESSAGES.missingTitle)}
      text={formatMessage(AGE_MESSAGES.missingText)}
      headingLevel={headingLevel}
      action={
        <Button variant="outline" onClick={onRetry}>
          <RotateCw size={20} aria-hidden />
          {formatMessage(COMMON_MESSAGES.retry)}
        </Button>
      }
    />
  );
}
