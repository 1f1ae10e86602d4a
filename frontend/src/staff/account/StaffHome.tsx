import { Button, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { DemoChip } from '../../components/staff/DemoChip';
import { ErrorState } from '../../components/states/ErrorState';
import { PermissionList } from '../../components/staff/PermissionList';
import { RoleBadge } from '../../components/staff/RoleBadge';
import { Skeleton, SkeletonBlock } from '../../components/states/Skeleton';
import { DEMO_MESSAGES } from '../../components/staff/staff-messages';
import { useStaffViewerQuery, type StaffFieldsFragment } from '../../graphql/staff';
import { useFormats } from '../../lib/format/format';
import { useSession } from '../../lib/session/session';
import { ChangePassword } from '../../components/account/ChangePassword';
import { PASSWORD_MESSAGES } from '../../components/account/messages';
import { TotpCard } from '../../components/account/TotpCard';
import { ADMIN_HOME_MESSAGES } from '../kit/messages';
import { TOTP_DUE_MESSAGES } from '../kit/presence/messages';

/** Own page of staff: role, rights, and second step. `isAlone` where no frame shows the way out. */
export function StaffHome({ isAlone = false }: { isAlone?: boolean }) {
  const intl = useIntl();
  const { data, loading, refetch } = useStaffViewerQuery({ fetchPolicy: 'network-only' });
  const staff = data?.viewer;
  const reload = () => void refetch().catch(() => undefined);
  if (staff) {
    return <Loaded staff={staff} isAlone={isAlone} onChanged={reload} />;
  }
  if (loading) {
    return (
      <Skeleton>
        <Flex direction="column" gap="4">
          <SkeletonBlock h="8" />
          <SkeletonBlock h="16" />
          <SkeletonBlock h="96" />
        </Flex>
      </Skeleton>
    );
  }
  return <ErrorState text={intl.formatMessage(ADMIN_HOME_MESSAGES.failed)} onRetry={reload} />;
}

interface LoadedProps {
  staff: StaffFieldsFragment;
  isAlone: boolean;
  onChanged: () => void;
}

function Loaded({ staff, isAlone, onChanged }: LoadedProps) {
  const intl = useIntl();
  const { signOut } = useSession();
  return (
    <Flex direction="column" gap="6">
      <Identity staff={staff} isTitle={isAlone} />
      {staff.mustChangePassword && (
        <Card display="flex" flexDirection="column" gap="4" maxW="dialog">
          <Text>{intl.formatMessage(PASSWORD_MESSAGES.oneTime)}</Text>
          <ChangePassword onChanged={onChanged} />
        </Card>
      )}
      {!staff.mustChangePassword && staff.mustEnrolTotp && (
        <>
          <Text>{intl.formatMessage(TOTP_DUE_MESSAGES.over)}</Text>
          <Part title={intl.formatMessage(ADMIN_HOME_MESSAGES.security)}>
            <TotpCard isActive={false} onChanged={onChanged} />
          </Part>
        </>
      )}
      {!staff.mustChangePassword && !staff.mustEnrolTotp && (
        <Rights staff={staff} isAlone={isAlone} onChanged={onChanged} />
      )}
      {isAlone && (
        <Button variant="outline" onClick={() => void signOut()}>
          <LogOut size={20} aria-hidden />
          {intl.formatMessage(ADMIN_HOME_MESSAGES.signOut)}
        </Button>
      )}
    </Flex>
  );
}

function Identity({ staff, isTitle }: { staff: StaffFieldsFragment; isTitle: boolean }) {
  const intl = useIntl();
  const { date, time } = useFormats();
  const { displayName, username, role, isDemo, lastSignInAt } = staff;
  return (
    <Flex direction="column" gap="2">
      <Heading as={isTitle ? 'h1' : 'h2'} textStyle={isTitle ? 'title' : 'heading'} overflowWrap="anywhere">
        {displayName ?? username}
      </Heading>
      <Flex align="center" gap="2" wrap="wrap">
        <RoleBadge role={role} />
        {isDemo && <DemoChip text={intl.formatMessage(DEMO_MESSAGES.mode)} />}
        {displayName !== null && displayName !== username && (
          <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
            {username}
          </Text>
        )}
      </Flex>
      {lastSignInAt !== null && (
        <Text textStyle="small" color="fg.subtle">
          {intl.formatMessage(ADMIN_HOME_MESSAGES.lastSignIn, {
            date: date(lastSignInAt),
            time: time(lastSignInAt),
          })}
        </Text>
      )}
    </Flex>
  );
}

function Rights({ staff, isAlone, onChanged }: LoadedProps) {
  const intl = useIntl();
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: isAlone ? undefined : 'repeat(2, minmax(0, 1fr))' }}
      gap="6"
      alignItems="start"
    >
      <Part title={intl.formatMessage(ADMIN_HOME_MESSAGES.permissions)}>
        <Card isFlush>
          <PermissionList allowed={staff.permissions} />
        </Card>
      </Part>
      <Part title={intl.formatMessage(ADMIN_HOME_MESSAGES.security)}>
        <Flex direction="column" gap="4">
          <TotpCard isActive={staff.hasTotp} onChanged={onChanged} />
          <Card display="flex" flexDirection="column" gap="4">
            <Heading as="h3" textStyle="section">
              {intl.formatMessage(PASSWORD_MESSAGES.title)}
            </Heading>
            {staff.isDemo ? (
              <Text color="fg.muted">{intl.formatMessage(PASSWORD_MESSAGES.demo)}</Text>
            ) : (
              <ChangePassword onChanged={onChanged} />
            )}
          </Card>
        </Flex>
      </Part>
    </Grid>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Heading as="h2" textStyle="label" color="fg.muted" px="1" mb="2">
        {title}
      </Heading>
      {children}
    </section>
  );
}
