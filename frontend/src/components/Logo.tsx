import { chakra } from '@chakra-ui/react';

/** The dial's arc over three road dashes, in the colour of the text around it; decoration only. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <chakra.svg
      flex="none"
      width={`${size}px`}
      height={`${size}px`}
      viewBox="0 0 28 28"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M5.34 21A10 10 0 1 1 22.66 21" strokeWidth="3.2" />
      <path d="M14 25.5v-3.7" strokeWidth="3" />
      <path d="M14 18.3v-2.5" strokeWidth="2.4" />
      <path d="M14 12.7v-1.3" strokeWidth="1.8" />
    </chakra.svg>
  );
}
