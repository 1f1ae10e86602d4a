import { Component, type ReactNode } from 'react';

interface GroundBoundaryProps {
  onLost: () => void;
  children: ReactNode;
}

/** Lets a ground that can't be fetched or drawn go, and what is drawn over it stays. */
export class GroundBoundary extends Component<GroundBoundaryProps, { isLost: boolean }> {
  override state = { isLost: false };

  static getDerivedStateFromError(): { isLost: boolean } {
    return { isLost: true };
  }

  override componentDidCatch(): void {
    this.props.onLost();
  }

  override render(): ReactNode {
    return this.state.isLost ? null : this.props.children;
  }
}
