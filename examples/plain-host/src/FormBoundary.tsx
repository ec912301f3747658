import { Component, type ReactNode } from 'react';

interface FormBoundaryProps {
  /** In place of a form that could not be had. */
  readonly failed: ReactNode;
  readonly children: ReactNode;
}

/** The page stays when the other site is away. */
export class FormBoundary extends Component<FormBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.failed : this.props.children;
  }
}
