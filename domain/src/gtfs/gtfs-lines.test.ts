import { readGtfsLines } from './gtfs-lines';
import type { GtfsFile } from './gtfs-lines';

const FEED: Readonly<Record<GtfsFile, string>> = {
  'agency.txt':
    'agency_id,agency_name,agency_url,agency_timezone\nF,Finexs Voyages,https://f.example,Africa/Douala\n',
  'routes.txt':
    'route_id,agency_id,route_short_name,route_long_name,route_type\nN3,F,N3,"Douala, Yaoundé ""Express""",3\n',
  'stops.txt':
    '\uFEFFstop_id,stop_name,stop_lat,stop_lon\r\nD,Douala,4.05,9.70\r\nE,Edéa,3.80,10.13\r\nY,Yaoundé,3.87,11.52\r\nX,Unused,3.9,11\r\n',
  'trips.txt': 'route_id,service_id,trip_id,shape_id\nN3,A,short,\nN3,A,long,S\n',
  'stop_times.txt':
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence\nshort,,,D,1\nlong,,,Y,30\nlong,,,D,2\nlong,,,E,10\n',
  'shapes.txt': `shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence\n${Array.from({ length: 500 }, (_, index) => `S,4,${9 + index / 500},${index}`).join('\n')}`,
};
const read = (over: Partial<Record<GtfsFile, string | undefined>> = {}, agency = 'Finexs Voyages') =>
  // A file that is left out has no text.
  readGtfsLines(
    Object.fromEntries(Object.entries({ ...FEED, ...over }).filter(([, text]) => text !== undefined)),
    agency,
  );

it('gives the lines with the stops of their longest trip, in order, and the stops that are called at', () => {
  expect(read()).toMatchObject({
    lines: [
      {
        ...{ lineId: 'N3', shortName: 'N3', longName: 'Douala, Yaoundé "Express"', kind: 3 },
        stopIds: ['D', 'E', 'Y'],
      },
    ],
    stops: [{ stopId: 'D', name: 'Douala', lat: 4.05, lng: 9.7 }, { stopId: 'E' }, { stopId: 'Y' }],
  });
});

it('draws a line by at most 200 points, and by its stops where the feed draws none', () => {
  const drawn = read();
  expect('lines' in drawn && drawn.lines.map((line) => line.path.length)).toEqual([200]);
  const path = [
    [9.7, 4.05],
    [10.13, 3.8],
    [11.52, 3.87],
  ];
  expect(read({ 'shapes.txt': undefined })).toMatchObject({ lines: [{ path }] });
  expect(
    read({ 'shapes.txt': 'shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence\nS,1e999,9,1\nS,4,9,2' }),
  ).toMatchObject({ lines: [{ path }] });
});

it('finds the own lines in a feed of several agencies by the name, however it is spelled', () => {
  const agencies = 'agency_id,agency_name\nF,FINEXS-Voyages\nG,Garanti Express\n';
  const routes = `${FEED['routes.txt']}G1,G,G1,,3\n`;
  const several = { 'agency.txt': agencies, 'routes.txt': routes };
  expect(read(several)).toMatchObject({ lines: [{ lineId: 'N3' }] });
  expect(read(several, 'Men Travel')).toEqual([
    'agency.txt: none of its agencies is called Men Travel; there are FINEXS-Voyages, Garanti Express',
  ]);
});

it.each<[Partial<Record<GtfsFile, string | undefined>>, readonly string[]]>([
  [{ 'stops.txt': undefined, 'trips.txt': undefined }, ['stops.txt is missing', 'trips.txt is missing']],
  [{ 'stops.txt': 'stop_id,stop_name\nD,Douala' }, ['stops.txt: the column stop_lat, stop_lon is missing']],
  [
    { 'stops.txt': 'stop_id,stop_name,stop_lat,stop_lon\nD,Douala,north,9\nE,,4,9\nF,F,4,1e999' },
    [
      'stops.txt line 2: stop_lat must be a number from -90 to 90',
      'stops.txt line 3: stop_name must have 1 to 120 characters',
      'stops.txt line 4: stop_lon must be a number from -180 to 180',
    ],
  ],
  [
    { 'stop_times.txt': 'trip_id,stop_id,stop_sequence\nlong,Q,1' },
    ['stop_times.txt line 2: there is no stop Q'],
  ],
  [
    { 'routes.txt': 'route_id,route_type\nN3,bus' },
    [
      'routes.txt line 2: the line has neither a short nor a long name',
      'routes.txt line 2: route_type must be a whole number',
    ],
  ],
  [{ 'routes.txt': 'route_id,route_type' }, ['routes.txt: there is no line of this agency']],
  [
    { 'trips.txt': 'route_id,trip_id\n"N3,long' },
    ['trips.txt line 2: a quote is not closed, or stands inside a cell without quotes'],
  ],
])('says what is wrong: %j', (over, faults) => {
  expect(read(over)).toEqual(faults);
});

it('names twenty faults at most, and refuses more stops than it reads', () => {
  const bad = Array.from({ length: 50 }, (_, index) => `S${index},Stop,200,9`).join('\n');
  expect(read({ 'stops.txt': `stop_id,stop_name,stop_lat,stop_lon\n${bad}` })).toHaveLength(20);
  const many = Array.from({ length: 5_001 }, (_, index) => `S${index},Stop,4,9`).join('\n');
  expect(read({ 'stops.txt': `stop_id,stop_name,stop_lat,stop_lon\n${many}` })).toEqual([
    'stops.txt: there are 5001 rows; at most 5000 are read',
  ]);
});
