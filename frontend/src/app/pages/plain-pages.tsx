import { Button } from '@chakra-ui/react';
import { SearchX, type LucideIcon } from 'lucide-react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/states/EmptyState';
import { PATHS } from '../../lib/paths';
import { APP_MESSAGES } from './messages';

interface PlainPageProps {
  icon: LucideIcon;
  title: MessageDescriptor;
  text: MessageDescriptor;
  action: MessageDescriptor;
  to: string;
}

function PlainPage({ icon, title, text, action, to }: PlainPageProps) {
  const intl = useIntl();
  return (
    <EmptyState
      icon={icon}
      title={intl.formatMessage(title)}
      text={intl.formatMessage(text)}
      headingLevel="h1"
      action={
        <Button asChild variant="outline">
          <Link to={to}>{intl.formatMessage(action)}</Link>
        </Button>
      }
    />
  );
}

/** An address that the app does not know. */
export function NotFoundPage() {
  const { notFoundTitle, notFoundText, notFoundHome } = APP_MESSAGES;
  return (
    <PlainPage
      icon={SearchX}
      title={notFoundTitle}
      text={notFoundText}
      action={notFoundHome}
      to={PATHS.home}
    />
  );
}
