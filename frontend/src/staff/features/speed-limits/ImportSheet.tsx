import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { FaultLine } from '../../../components/states/FaultLine';
import { describedBy, fieldIds, FieldShell } from '../../../components/forms/FieldShell';
import { Input } from '../../../components/forms/Input';
import { Sheet } from '../../../components/surface/Sheet';
import { notify } from '../../../components/surface/toaster';
import { ERROR_MESSAGES } from '../../../lib/errors/error-messages';
import { ACT_MESSAGES } from '../../kit/pieces/messages';
import { ReasonField } from '../../kit/pieces/ReasonField';
import { LIMIT_FORM_MESSAGES } from './draft/form-messages';
import { isSettled, UNASKED_EFFECT, type ChangeEffect } from './effect/change-effect';
import { EffectPanel } from './effect/EffectPanel';
import { EFFECT_MESSAGES } from './effect/messages';
import { importFile, previewFile, type FileRefusal } from './draft/import-file';
import { LIMIT_PAGE_MESSAGES } from './draft/messages';

/** So many faults are shown. */
const SHOWN_FAULTS = 10;

export interface ImportSheetProps {
  /** Called once they are proposed. */
  onDone: () => void;
  onClose: () => void;
}

/** Proposes the limits of a GeoJSON file, all or none. Open while it is mounted. */
export function ImportSheet({ onDone, onClose }: ImportSheetProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [reason, setReason] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [answer, setAnswer] = useState<FileRefusal | null>(null);
  const [effect, setEffect] = useState<ChangeEffect>(UNASKED_EFFECT);
  const isReasonMissing = reason.trim().length < 3;
  const hint = formatMessage(LIMIT_FORM_MESSAGES.fileHint);
  const error = wasTried && file === null ? formatMessage(LIMIT_FORM_MESSAGES.wrong) : undefined;

  function choose(chosen: File | null): void {
    setFile(chosen);
    setAnswer(null);
    setEffect(UNASKED_EFFECT);
  }
  async function count(chosen: File): Promise<void> {
    const onRetry = () => void count(chosen);
    setAnswer(null);
    setEffect({ ...UNASKED_EFFECT, isRunning: true });
    const given = await previewFile(await chosen.text());
    switch (given.kind) {
      case 'counted':
        setEffect({ ...UNASKED_EFFECT, counted: given.effect });
        return;
      case 'busy':
        setEffect({ ...UNASKED_EFFECT, failure: 'CONFLICT', onRetry });
        return;
      case 'failed':
        setEffect({ ...UNASKED_EFFECT, failure: 'INTERNAL', onRetry });
        return;
      case 'faulty':
      case 'notJson':
        setEffect(UNASKED_EFFECT);
        setAnswer(given);
    }
  }
  async function send(chosen: File): Promise<void> {
    setIsBusy(true);
    const text = await chosen.text();
    const given = await importFile({ text, reason: reason.trim(), clientId: crypto.randomUUID() });
    setIsBusy(false);
    if (given.kind !== 'done') {
      setAnswer(given);
      return;
    }
    const { proposed, unchanged } = given;
    notify({
      kind: 'success',
      title: formatMessage(LIMIT_FORM_MESSAGES.importDone, { proposed, unchanged }),
    });
    onDone();
    onClose();
  }
  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setWasTried(true);
    if (file !== null && !isReasonMissing) {
      void (isSettled(effect) ? send(file) : count(file));
    }
  }

  return (
    <Sheet isOpen onClose={onClose} title={formatMessage(LIMIT_PAGE_MESSAGES.import)}>
      <form noValidate onSubmit={handleSubmit}>
        <Flex direction="column" gap="4" pb="4">
          <FieldShell id={id} label={formatMessage(LIMIT_FORM_MESSAGES.file)} hint={hint} error={error}>
            <Input
              id={fieldIds(id).inputId}
              type="file"
              accept=".geojson,.json,application/geo+json,application/json"
              py="2.5"
              onChange={(event) => choose(event.target.files?.[0] ?? null)}
              aria-invalid={error !== undefined}
              aria-describedby={describedBy(id, { hint, error })}
            />
          </FieldShell>
          <ReasonField
            value={reason}
            onChange={setReason}
            error={wasTried && isReasonMissing ? formatMessage(ACT_MESSAGES.reasonMissing) : undefined}
          />
          <EffectPanel effect={effect} />
          {answer !== null && <Outcome answer={answer} />}
          <Button type="submit" loading={isBusy || effect.isRunning}>
            {formatMessage(isSettled(effect) ? LIMIT_FORM_MESSAGES.propose : EFFECT_MESSAGES.ask)}
          </Button>
        </Flex>
      </form>
    </Sheet>
  );
}

/** Reason why nothing was proposed. */
function Outcome({ answer }: { answer: FileRefusal }) {
  const { formatMessage } = useIntl();
  switch (answer.kind) {
    case 'notJson':
      return <FaultLine>{formatMessage(LIMIT_FORM_MESSAGES.notJson)}</FaultLine>;
    case 'failed':
      return <FaultLine>{formatMessage(ERROR_MESSAGES.INTERNAL)}</FaultLine>;
    case 'faulty':
      return (
        <div role="alert">
          <Text textStyle="strong">{formatMessage(LIMIT_FORM_MESSAGES.faults)}</Text>
          <chakra.ul ps="5">
            {answer.faults.slice(0, SHOWN_FAULTS).map(({ index, field }) => (
              <li key={`${index} ${field}`}>
                {formatMessage(LIMIT_FORM_MESSAGES.fault, { number: index + 1, field })}
              </li>
            ))}
          </chakra.ul>
        </div>
      );
  }
}
