import { OPEN_COLUMNS } from './open-columns';
import { formatsOf, OPEN_FORMATS, OPEN_LICENCE, openSet, SET_NAMES } from './open-sets';
import type { OpenFormat, SetName } from './open-sets';
import { OPEN_DATA_TEXTS } from './open-data.generated';

/** A file of open data. */
export interface PublishedFile {
  readonly set: SetName;
  readonly format: OpenFormat;
  readonly month: string;
  /** 1 as first published, higher where it was corrected. */
  readonly version: number;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  readonly publishedAt: Date;
}

/** Name of a month's version, as it stands in addresses: `2026-10`, corrected `2026-10-v2`. */
export function versionName({ month, version }: Pick<PublishedFile, 'month' | 'version'>): string {
  return version === 1 ? month : `${month}-v${version}`;
}

/** Address of a file, from the root of the service. */
export function filePath(file: Pick<PublishedFile, 'set' | 'month' | 'version' | 'format'>): string {
  return `/data/${file.set}/${versionName(file)}.${file.format}`;
}

/** The dictionary of a data set as a data package (https://datapackage.org), in English. */
export function dictionaryOf(name: SetName): object {
  const texts = OPEN_DATA_TEXTS.en;
  const { columns, keys } = openSet(name);
  return {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name,
    title: texts[`title.${name}`],
    description: texts[`about.${name}`],
    licenses: [OPEN_LICENCE],
    resources: formatsOf(name).map((format) => ({
      name: `${name}-${format}`,
      path: `/data/${name}/{month}.${format}`,
      format,
      mediatype: OPEN_FORMATS[format].split(';')[0],
      encoding: 'utf-8',
      schema: {
        primaryKey: keys,
        missingValues: [''],
        fields: columns.map((column) => {
          const { type, unit, who, arso } = OPEN_COLUMNS[column];
          return { name: column, type, description: texts[`column.${column}`], unit, who, arso };
        }),
      },
    })),
  };
}

const CONTEXT = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  spdx: 'http://spdx.org/rdf/terms#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
} as const;
const FREQUENCY = 'http://publications.europa.eu/resource/authority/frequency/MONTHLY';
const COUNTRY = 'http://publications.europa.eu/resource/authority/country/CMR';
const PUBLISHER = { '@type': 'foaf:Agent', 'foaf:name': 'WakaFine' };

/** The catalogue by DCAT-AP 3 as JSON-LD. `base` is the address of the service, without a slash at its end. */
export function catalogueOf(base: string, files: readonly PublishedFile[]): object {
  return {
    '@context': CONTEXT,
    '@id': `${base}/data/catalog.jsonld`,
    '@type': 'dcat:Catalog',
    'dct:title': said('catalogue.title'),
    'dct:description': said('catalogue.about'),
    'dct:publisher': PUBLISHER,
    'dct:license': { '@id': OPEN_LICENCE.path },
    'dcat:dataset': SET_NAMES.map((name) =>
      datasetOf(
        base,
        name,
        files.filter(({ set }) => set === name),
      ),
    ),
  };
}

function datasetOf(base: string, name: SetName, files: readonly PublishedFile[]): object {
  return {
    '@id': `${base}/data/${name}`,
    '@type': 'dcat:Dataset',
    'dct:identifier': name,
    'dct:title': said(`title.${name}`),
    'dct:description': said(`about.${name}`),
    'dct:publisher': PUBLISHER,
    'dct:accrualPeriodicity': { '@id': FREQUENCY },
    'dct:spatial': { '@id': COUNTRY },
    'dct:conformsTo': { '@id': `${base}/data/${name}/datapackage.json` },
    'dcat:landingPage': { '@id': `${base}/open-data/${name}` },
    'dcat:distribution': files.map((file) => distributionOf(base, file)),
  };
}

function distributionOf(base: string, file: PublishedFile): object {
  const address = `${base}${filePath(file)}`;
  return {
    '@id': address,
    '@type': 'dcat:Distribution',
    'dct:title': `${versionName(file)}.${file.format}`,
    'dcat:accessURL': { '@id': `${base}/open-data/${file.set}` },
    'dcat:downloadURL': { '@id': address },
    'dcat:mediaType': {
      '@id': `https://www.iana.org/assignments/media-types/${OPEN_FORMATS[file.format].split(';')[0]}`,
    },
    'dct:license': { '@id': OPEN_LICENCE.path },
    'dct:issued': { '@type': 'xsd:dateTime', '@value': file.publishedAt.toISOString() },
    'dcat:byteSize': { '@type': 'xsd:nonNegativeInteger', '@value': String(file.bytes) },
    'spdx:checksum': {
      '@type': 'spdx:Checksum',
      'spdx:algorithm': { '@id': 'spdx:checksumAlgorithm_sha256' },
      'spdx:checksumValue': { '@type': 'xsd:hexBinary', '@value': file.sha256 },
    },
  };
}

/** A text in English and French. */
function said(key: keyof (typeof OPEN_DATA_TEXTS)['en']): object[] {
  return (['en', 'fr'] as const).map((language) => ({
    '@language': language,
    '@value': OPEN_DATA_TEXTS[language][key],
  }));
}
