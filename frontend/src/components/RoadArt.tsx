import { chakra } from '@chakra-ui/react';

const TICKS =
  'M131.2,68.6L117.2,68.6M131.6,62.3L123.6,61.2M132.8,56L119.3,52.4M134.9,49.9L127.5,46.9M137.7,44.2L125.6,37.2M141.3,38.9L134.9,34M145.5,34.1L135.6,24.2M150.3,29.9L145.4,23.5M155.6,26.3L148.6,14.2M161.3,23.5L158.2,16.1M167.4,21.5L163.7,7.9M173.6,20.2L172.6,12.3M180,19.8L180,5.8M186.4,20.2L187.4,12.3M192.6,21.5L196.3,7.9M198.7,23.5L201.8,16.1M204.4,26.3L211.4,14.2M209.7,29.9L214.6,23.5M214.5,34.1L224.4,24.2M218.7,38.9L225.1,34M222.3,44.2L234.4,37.2M225.1,49.9L232.5,46.9M227.2,56L240.7,52.4M228.4,62.3L236.4,61.2M228.8,68.6L242.8,68.6';
const HILLS =
  'M-1200 68.64H0C40 58.64 70 46.64 104 56.64S150 66.64 180 68.64C220 66.64 246 54.64 280 59.64S340 64.64 360 60.64H1560V132H-1200Z';
const DASHES =
  'M179 71.2h2l.2 3.8h-2.4ZM178.6 79.4h2.8l.3 6.3h-3.4ZM177.9 92.7h4.2l.5 10.2h-5.2ZM176.9 113h6.2l1 19h-8.2Z';

/** The dial rising over the road: the signature drawing of landing and sign-in. */
export function RoadArt({ groundColor }: { groundColor: string }) {
  return (
    <chakra.svg
      display="block"
      width="full"
      height="132px"
      viewBox="0 0 360 132"
      preserveAspectRatio="xMidYMax meet"
      overflow="hidden"
      fill="none"
      aria-hidden
    >
      <path d={TICKS} stroke="currentColor" strokeOpacity=".55" strokeWidth="2" strokeLinecap="round" />
      <chakra.path d={HILLS} fill={groundColor} />
      <path d="M177 68.64L62 132H298L183 68.64Z" fill="currentColor" fillOpacity=".1" />
      <path
        d="M177 68.64L62 132M183 68.64L298 132"
        stroke="currentColor"
        strokeOpacity=".35"
        strokeWidth="2"
      />
      <path d={DASHES} fill="currentColor" fillOpacity=".85" />
    </chakra.svg>
  );
}
