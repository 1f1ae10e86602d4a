import { createElement, forwardRef } from 'react';

/**
 * Makes the component of an icon, as the package does, for the properties that the app gives: `size`, and those of an svg element. Nobody
 * asks for its name or gives children, a context or a thickness that does not scale.
 */
export default function createLucideIcon({ node }) {
  return forwardRef(({ size = 24, ...rest }, ref) =>
    createElement(
      'svg',
      {
        ref,
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': isNamed(rest) ? undefined : 'true',
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    ),
  );
}

function isNamed(properties) {
  return Object.keys(properties).some((name) => /^(aria-|role$|title$)/.test(name));
}
