import { Badge, Button } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { VehicleCodeItemFragment } from '../../../graphql/staff';
import { useFormats } from '../../../lib/format/format';
import { STICKER_MESSAGES, VEHICLE_ACT_MESSAGES, VEHICLES_MESSAGES } from './acts/messages';
import { SheetItem, SheetPart } from './SheetPart';
import type { AskedAct } from './acts/vehicle-acts';

export interface CodeListProps {
  /** Newest first. */
  codes: readonly VehicleCodeItemFragment[];
  onAsk: (act: AskedAct) => void;
  onSticker: (codeId: string) => void;
}

/** The codes of a vehicle, those in force with the way to their sticker. */
export function CodeList({ codes, onAsk, onSticker }: CodeListProps) {
  const { formatMessage } = useIntl();
  return (
    <SheetPart
      title={formatMessage(VEHICLES_MESSAGES.codes)}
      emptyText={formatMessage(VEHICLES_MESSAGES.codesEmpty)}
      action={
        <Button variant="outline" onClick={() => onAsk({ kind: 'issueCode' })}>
          {formatMessage(VEHICLE_ACT_MESSAGES.issue)}
        </Button>
      }
    >
      {codes.map((code) => (
        <Code key={code.id} code={code} onAsk={onAsk} onSticker={onSticker} />
      ))}
    </SheetPart>
  );
}

function Code({ code, onAsk, onSticker }: Omit<CodeListProps, 'codes'> & { code: VehicleCodeItemFragment }) {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const { id, typedCode, issuedAt, issuedBy, revokedAt, revokeReason } = code;
  const isInForce = revokedAt === null;
  const issued = { name: issuedBy, date: date(issuedAt) };
  return (
    <SheetItem
      name={typedCode}
      state={
        <Badge variant="plain">
          {formatMessage(isInForce ? VEHICLES_MESSAGES.codeInForce : VEHICLES_MESSAGES.codeRevoked)}
        </Badge>
      }
      lines={[
        formatMessage(issuedBy === null ? VEHICLES_MESSAGES.issued : VEHICLES_MESSAGES.issuedBy, issued),
        revokeReason && `${formatMessage(VEHICLES_MESSAGES.reason)}: ${revokeReason}`,
      ]}
      actions={
        isInForce ? (
          <>
            <Button variant="outline" onClick={() => onSticker(id)}>
              {formatMessage(STICKER_MESSAGES.open)}
            </Button>
            <Button
              variant="surface"
              colorPalette="danger"
              onClick={() => onAsk({ kind: 'revokeCode', code })}
            >
              {formatMessage(VEHICLE_ACT_MESSAGES.revoke)}
            </Button>
          </>
        ) : null
      }
    />
  );
}
