import { chakra } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';

/** The way back, above the title of a page. */
export function BackLink({ to, text }: { to: string; text: string }) {
  return (
    <chakra.span
      asChild
      display="inline-flex"
      alignItems="center"
      gap="1"
      minH="12"
      mt="-3"
      pe="3"
      textStyle="strong"
      color="brand.fg"
    >
      <Link to={to}>
        <ChevronLeft size={24} aria-hidden />
        {text}
      </Link>
    </chakra.span>
  );
}
