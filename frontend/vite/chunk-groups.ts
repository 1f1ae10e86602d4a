import type { Rolldown } from 'vite';

/** Small pieces that landing and sign-in share, and others after them. */
const FIRST_PIECES = new RegExp(
  [
    'src/components/(forms/(FieldShell|Input)|IconButton|language/Language(Menu|Button)|Logo|Road(Art|Line))\\.tsx',
    'src/lib/(return-path|useNow|apollo/useVisitorQuery|format/validation-messages)',
    'domain/src/(input/limits|people/(phone|pin)|units)\\.ts',
    'lucide-react/dist/esm/icons/(chevron-(down|left)|eye|gauge|globe|megaphone|route|x)\\.',
    '@chakra-ui/react/dist/esm/components/(box|button|flex|heading|text)/',
  ].join('|'),
);
/** The first step of sign-in, the number. */
const SIGN_IN =
  /features\/identity\/(fields|sign-in)\/(IdentityFrame|Ph|SignInPage|messages|use(Ask|Field|Single))/;
/** The second one, which is fetched while the number is typed. */
const PIN_STEP = new RegExp(
  'features/identity/(fields|sign-in|pin-reset)/(Pin|SixPlaces|StepLinks|entered-pin|local-tries|reset-state|six-digits|use(Request|SignIn|Start))',
);
/** Modules with which the home page of somebody signed in begins. */
const HOME_ROOTS =
  /src\/(app\/(screens\/SignedInScreens|pages\/(DriveFrame|HomeScreen)|home-answers)|lib\/apollo\/(Connected|apollo))\.tsx?$/;
/** Modules of ours; packages share barrels, which import far more than is used. */
const OWN = /frontend\/src\/|domain\/src\/|operation:|node_modules\/idb\//;
/**
 * Modules under every page of a citizen once it has come to rest: alerts of the authority, the unread count, and proving the number.
 */
const NEWS = new RegExp(
  [
    'src/components/(alerts/alert-text|states/FaultLine)|src/features/alerts/(AlertNotices|messages|useOpenAlerts)',
    'src/features/notifications/(InboxWatch|useInboxSigns)|src/lib/push/(phone|refresh)-push',
    // Of the card that offers to prove the number: alone, it would bring all that many pages share.
    'lucide-react/dist/esm/icons/message-square-text\\.',
  ].join('|'),
);
const MORE_PIECES = new RegExp(
  [
    'lucide-react|domain/src/(?!(evidence|journeys|cases)/|places/(known-roads|road-|travel)|speed/(alert|journey-state|proof|zones-of)|violations/(?!severity|violator)|statistics/|geo/chord|limits/limit-(?!sources)|limits/speed-limits|geo/service-area|people/(choose-pin|vehicle-code|weak-pins))|src/lib/((apollo|errors|format|network|session)/)?(?!useFailureText)\\w+\\.tsx?$|src/components/((forms|language|place|staff|states|surface|zones)/)?(?!Sheet|ConflictSheet)\\w+\\.tsx?$|src/components/violation/(Report|ViolationCount|ViolationLink|use)\\w*\\.tsx?$',
    '@chakra-ui/react/dist/esm/components/(badge|grid)',
  ].join('|'),
);

/** Modules that are served together; all others are, each with what only it needs. */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  // Modules of every page.
  { name: 'first', tags: ['$initial'] },
  {
    name: 'graphql',
    // Without the barrel, which would bring all that it names; what is left out, only the explorer needs.
    test: /node_modules\/(@apollo|graphql\/(?!index|execution|subscription|type|utilities|validation)|graphql-ws|rxjs|@wry|optimism)\//,
  },
  { name: 'graphql-tools', test: /node_modules\/(graphql|graphql-language-service)\// },
  // The phone's network answers late: one chunk of small pieces is there sooner than each of them alone.
  { name: 'pieces', test: FIRST_PIECES },
  { name: 'sign-in', test: SIGN_IN },
  { name: 'pin-step', test: PIN_STEP },
  {
    name: 'sheet',
    test: /src\/components\/surface\/Sheet\.tsx|@chakra-ui\/react\/dist\/esm\/components\/icons/,
  },
  { name: 'menu', test: /@chakra-ui\/react\/dist\/esm\/components\/menu/ },
  { debugName: 'home', test: OWN, name: (id, context) => (isOfHome(id, context) ? 'home' : null) },
  { name: 'news', test: NEWS },
  { name: 'more', test: MORE_PIECES, minShareCount: 3 },
];

const ofHome = new Map<string, boolean>();

/** Whether the home page imports a module, itself or by others of ours. */
function isOfHome(id: string, context: Rolldown.ChunkingContext): boolean {
  const known = ofHome.get(id);
  if (known !== undefined) {
    return known;
  }
  // Where modules import each other in a circle, the answer is that of the others.
  ofHome.set(id, false);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  const isIt = HOME_ROOTS.test(id) || importers.some((by) => OWN.test(by) && isOfHome(by, context));
  ofHome.set(id, isIt);
  return isIt;
}
