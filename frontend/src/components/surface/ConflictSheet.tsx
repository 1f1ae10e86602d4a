import { Box, Button, chakra, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { COMMON_MESSAGES } from '../messages';
import { Sheet } from './Sheet';

/** One thing that differs, as it is here and as somebody has saved it elsewhere. */
export interface Difference {
  label: string;
  here: string;
  elsewhere: string;
}

export interface ConflictSheetProps {
  title: string;
  text: string;
  differences: readonly Difference[];
  isBusy: boolean;
  onUseThisPhone: () => void;
  onUseOther: () => void;
  /** Leaves it undecided. */
  onClose: () => void;
}

/** Two phones have changed the same thing: says what differs and has one of the two chosen. */
export function ConflictSheet(props: ConflictSheetProps) {
  const { title, text, differences, isBusy, onUseThisPhone, onUseOther, onClose } = props;
  const { formatMessage } = useIntl();
  return (
    <Sheet
      isOpen
      isUnasked
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button width="full" loading={isBusy} onClick={onUseThisPhone}>
            {formatMessage(COMMON_MESSAGES.useThisPhone)}
          </Button>
          <Button variant="outline" width="full" disabled={isBusy} onClick={onUseOther}>
            {formatMessage(COMMON_MESSAGES.useOther)}
          </Button>
        </>
      }
    >
      <Text color="fg.muted">{text}</Text>
      <chakra.dl mt="4" borderTopWidth="1px">
        {differences.map(({ label, here, elsewhere }) => (
          <Box key={label} py="3" borderBottomWidth="1px">
            <Text as="dt" textStyle="label">
              {label}
            </Text>
            <Text as="dd" textStyle="small" overflowWrap="anywhere">
              {formatMessage(COMMON_MESSAGES.here, { value: here })}
            </Text>
            <Text as="dd" textStyle="small" color="fg.muted" overflowWrap="anywhere">
              {formatMessage(COMMON_MESSAGES.elsewhere, { value: elsewhere })}
            </Text>
          </Box>
        ))}
      </chakra.dl>
    </Sheet>
  );
}
