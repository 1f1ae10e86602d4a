import { Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Segmented } from '../../../components/forms/Segmented';
import { STAFF_PAGE_MESSAGES } from '../../kit/frame/messages';
import { StaffScreen } from '../../kit/frame/StaffScreen';
import { useViewState } from '../../kit/frame/useViewState';
import { Checklist } from './Checklist';
import { ImportSheet } from './ImportSheet';
import { RegisterButton } from './RegisterButton';
import { LIMIT_VIEW } from './limit-view';
import { LimitForm } from './LimitForm';
import { LimitRegister } from './LimitRegister';
import { LIMIT_PAGE_MESSAGES } from './draft/messages';
import { WaitingList } from './WaitingList';

const VIEWS = ['register', 'waiting', 'checklist'] as const;

/** The register of speed limits: all of them, open proposals, and limits left to confirm. */
export function SpeedLimitsPage() {
  const { formatMessage } = useIntl();
  const state = useViewState(LIMIT_VIEW);
  const { view, change } = state;
  const [form, setForm] = useState<'new' | 'import' | null>(null);
  const show = VIEWS.find((known) => known === view.show) ?? 'register';
  // What was proposed waits there.
  const showWaiting = () => change({ show: 'waiting', open: '' }, { isStep: true });
  return (
    <StaffScreen title={formatMessage(STAFF_PAGE_MESSAGES.speedLimits)} isFilled keys="list" isLive>
      <Flex wrap="wrap" align="center" justify="space-between" gap="2" flexShrink="0">
        <Box w="full" maxW="dialog">
          <Segmented
            label={formatMessage(LIMIT_PAGE_MESSAGES.view)}
            isLabelHidden
            isCompact
            value={show}
            onChange={(next) => change({ show: next, open: '' }, { isStep: true })}
            choices={VIEWS.map((value) => ({ value, label: formatMessage(LIMIT_PAGE_MESSAGES[value]) }))}
          />
        </Box>
        <Flex gap="2" wrap="wrap">
          <RegisterButton {...ACTION} onClick={() => setForm('new')}>
            {formatMessage(LIMIT_PAGE_MESSAGES.add)}
          </RegisterButton>
          <RegisterButton {...ACTION} variant="outline" onClick={() => setForm('import')}>
            {formatMessage(LIMIT_PAGE_MESSAGES.import)}
          </RegisterButton>
          <Button {...ACTION} variant="outline" asChild>
            <a href="/api/admin/limits.geojson" download>
              {formatMessage(LIMIT_PAGE_MESSAGES.export)}
            </a>
          </Button>
        </Flex>
      </Flex>
      {show === 'register' && <LimitRegister {...state} />}
      {show === 'waiting' && <WaitingList />}
      {show === 'checklist' && (
        <Checklist openId={view.open} onOpen={(open) => change({ open }, { isStep: open !== '' })} />
      )}
      {form === 'new' && <LimitForm limit={null} onDone={showWaiting} onClose={() => setForm(null)} />}
      {form === 'import' && <ImportSheet onDone={showWaiting} onClose={() => setForm(null)} />}
    </StaffScreen>
  );
}

const ACTION = { size: 'sm', minH: { base: '12', md: '9' } } as const;
