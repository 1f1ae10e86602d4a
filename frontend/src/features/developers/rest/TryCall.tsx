import { Button, Flex, Text } from '@chakra-ui/react';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../../components/forms/TextField';
import { CodeText } from '../schema-docs/ExampleBlock';
import { REST_MESSAGES as TEXTS } from './messages';
import type { RestCall } from './read-openapi';

type Called = { status: number; text: string } | 'unreachable' | null;
/** A longer answer is shown in part, characters. */
const MOST_SHOWN = 20_000;

/** Makes a reading call with the session of this browser, and shows the answer. */
export function TryCall({ call }: { call: RestCall }) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [called, setCalled] = useState<Called>(null);
  const values = call.values.filter(({ place }) => place === 'path' || place === 'query');
  const isWhole = values.every(({ name, isRequired }) => !isRequired || (typed[name] ?? '') !== '');
  return (
    <Flex direction="column" gap="3">
      <Flex gap="3" wrap="wrap">
        {values.map(({ name }) => (
          <TextField
            key={name}
            id={`${call.name} ${name}`.replace(/\W+/g, '-')}
            label={name}
            value={typed[name] ?? ''}
            onChange={(value) => setTyped({ ...typed, [name]: value })}
            autoComplete="off"
          />
        ))}
      </Flex>
      <Button
        alignSelf="flex-start"
        disabled={!isWhole}
        onClick={() => {
          void callIt(addressOf(call, typed)).then(setCalled);
        }}
      >
        <Play size={20} aria-hidden />
        {formatMessage(TEXTS.call)}
      </Button>
      <div role="status">
        {called === 'unreachable' && <Text>{formatMessage(TEXTS.unreachable)}</Text>}
        {called !== null && called !== 'unreachable' && (
          <CodeText
            label={formatMessage(TEXTS.called, { status: called.status })}
            text={`${called.status}\n${called.text}`}
          />
        )}
      </div>
    </Flex>
  );
}

/** Address of a call with the given values in their places. */
export function addressOf({ path, values }: RestCall, typed: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams();
  let address = path;
  for (const { name, place } of values) {
    const value = typed[name] ?? '';
    if (place === 'path') {
      address = address.replace(`{${name}}`, encodeURIComponent(value));
    } else if (place === 'query' && value !== '') {
      search.set(name, value);
    }
  }
  return search.size === 0 ? address : `${address}?${search.toString()}`;
}

async function callIt(address: string): Promise<Called> {
  try {
    const response = await fetch(address, { headers: { accept: 'application/json, */*;q=0.5' } });
    return { status: response.status, text: laidOut(await response.text()).slice(0, MOST_SHOWN) };
  } catch {
    return 'unreachable';
  }
}

function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
