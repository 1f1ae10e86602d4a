import { lazy, Suspense, useState } from 'react';
import { LanguageButton } from './LanguageButton';

const fetchChoice = () => import('./LanguageChoice');
// A list costs more than all else that a visitor loads of the components.
const LanguageChoice = lazy(() => fetchChoice().then((choice) => ({ default: choice.LanguageChoice })));

/** Switches the language of the whole app; `isShort` shows its code only. */
export function LanguageMenu({ isShort = false }: { isShort?: boolean }) {
  const [isWanted, setIsWanted] = useState(false);
  const button = (
    <LanguageButton
      isShort={isShort}
      aria-expanded={false}
      onPointerEnter={() => void fetchChoice()}
      onClick={() => setIsWanted(true)}
    />
  );
  return isWanted ? (
    <Suspense fallback={button}>
      <LanguageChoice isShort={isShort} />
    </Suspense>
  ) : (
    button
  );
}
