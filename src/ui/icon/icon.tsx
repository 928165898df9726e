import styles from './icon.module.css';
import { type IconName, iconPaths } from './icon-paths.ts';

export interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/** Decorative icon. */
export function Icon({ name, className = '' }: IconProps) {
  return (
    <svg className={`${styles.icon} ${className}`} viewBox="0 0 96 96" preserveAspectRatio="none" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
