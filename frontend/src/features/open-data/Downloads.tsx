import { chakra, Grid, Text } from '@chakra-ui/react';
import type { SetName } from '@wakafine/domain/opendata/open-sets';
import { BookOpen, Database, Download, Map as MapIcon, Table, type LucideIcon } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { ListedSet } from './listed-set';
import { OPEN_DATA_PAGE } from './messages';

const BYTES_PER_KB = 1_000;

/** Name and picture of each form. */
const FORMS: Readonly<Record<string, { name: string; icon: LucideIcon }>> = {
  csv: { name: 'CSV', icon: Table },
  geojson: { name: 'GeoJSON', icon: MapIcon },
  parquet: { name: 'Parquet', icon: Database },
};

/** The files of a data set and its dictionary, each a link that downloads it. */
export function Downloads({ set, version }: { set: SetName; version: ListedSet }) {
  const { formatMessage, formatNumber } = useIntl();
  const sizeOf = (bytes: number): string =>
    formatMessage(OPEN_DATA_PAGE.size, { kilobytes: formatNumber(Math.ceil(bytes / BYTES_PER_KB)) });
  return (
    <Grid
      templateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: `repeat(${version.files.length + 1}, minmax(0, 1fr))`,
      }}
      gap="3"
    >
      {version.files.map(({ format, path, byteCount }, index) => (
        <FileLink
          key={format}
          href={path}
          name={FORMS[format]?.name ?? format}
          icon={FORMS[format]?.icon ?? Database}
          size={sizeOf(byteCount)}
          isFirst={index === 0}
        />
      ))}
      <FileLink
        href={`/data/${set}/datapackage.json`}
        name={formatMessage(OPEN_DATA_PAGE.dictionaryFile)}
        icon={BookOpen}
        size="JSON"
        isFirst={false}
      />
    </Grid>
  );
}

interface FileLinkProps {
  href: string;
  name: string;
  icon: LucideIcon;
  size: string;
  isFirst: boolean;
}

function FileLink({ href, name, icon: Icon, size, isFirst }: FileLinkProps) {
  const { formatMessage } = useIntl();
  return (
    <chakra.a
      href={href}
      download=""
      aria-label={formatMessage(OPEN_DATA_PAGE.download, { format: name, size })}
      display="flex"
      alignItems="center"
      gap="3"
      minH="16"
      px="3.5"
      py="2"
      borderRadius="control"
      borderWidth="1px"
      borderColor={isFirst ? 'brand.solid' : 'border.strong'}
      bg={isFirst ? 'brand.solid' : 'bg.panel'}
      color={isFirst ? 'brand.contrast' : 'fg'}
    >
      <chakra.span hideBelow="sm" aria-hidden>
        <Icon size={20} />
      </chakra.span>
      <span>
        <Text as="span" display="block" textStyle="strong" fontWeight="bold">
          {name}
        </Text>
        <Text as="span" display="block" textStyle="small" color={isFirst ? 'inherit' : 'fg.muted'}>
          {size}
        </Text>
      </span>
      <chakra.span ms="auto" aria-hidden>
        <Download size={18} />
      </chakra.span>
    </chakra.a>
  );
}
