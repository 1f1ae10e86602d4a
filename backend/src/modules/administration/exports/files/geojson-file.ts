import type { ExportCells } from './export-cells';
import { plainCell } from './csv-file';
import type { FileFormat, FileSource } from './file-format';

/** Points and lines with their properties (RFC 7946); times are ISO 8601 in UTC. */
export const GEOJSON_FILE: FileFormat = {
  ending: 'geojson',
  mediaType: 'application/geo+json; charset=utf-8',
  async *write({ batches }: FileSource) {
    yield Buffer.from('{"type":"FeatureCollection","features":[');
    let comma = '';
    for await (const rows of batches) {
      const features = rows.map((cells) => JSON.stringify(featureOf(cells)));
      yield Buffer.from(`${comma}\n${features.join(',\n')}`);
      comma = ',';
    }
    yield Buffer.from('\n]}\n');
  },
};

/** A row without a place is a feature without a geometry (RFC 7946, section 3.2). */
function featureOf({ lat = null, lng = null, line = null, ...cells }: ExportCells) {
  const properties = Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, plainCell(cell)]));
  const point = lat === null || lng === null ? null : { type: 'Point', coordinates: [lng, lat] };
  const geometry = typeof line === 'string' ? { type: 'LineString', coordinates: pointsOf(line) } : point;
  return { type: 'Feature', id: properties.id, geometry, properties };
}

/** The points of a line in WKT. */
function pointsOf(line: string): number[][] {
  const inside = line.slice(line.indexOf('(') + 1, -1);
  return inside.split(', ').map((point) => point.split(' ').map(Number));
}
