import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { CommandBox } from './CommandBox';
import type { ListedSet } from './listed-set';
import { OPEN_DATA_PAGE } from './messages';

const P = OPEN_DATA_PAGE;

/** The same file by a command line, with the hash that it must have. */
export function ByAddress({ version }: { version: ListedSet }) {
  const { formatMessage, formatNumber } = useIntl();
  const [file] = version.files;
  if (file === undefined) {
    return null;
  }
  const name = file.path.slice(file.path.lastIndexOf('/') + 1);
  const commands = [`curl -O ${window.location.origin}${file.path}`, `sha256sum ${name}`].join('\n');
  const { logPosition } = version;
  const entry =
    logPosition === null ? [] : [formatMessage(P.logEntry, { entry: formatNumber(logPosition + 1) })];
  return (
    <Card>
      <CommandBox
        title={formatMessage(P.address)}
        text={null}
        commands={commands}
        note={[file.sha256, ...entry].join(', ')}
      />
    </Card>
  );
}
