import { company } from '../../content/company'
import { buttonClass } from '../ui/Button'

export function SocialLinks({ className = buttonClass({}) }: { className?: string }) {
  return company.social.map((link) => (
    <a
      key={link.name}
      href={link.href}
      target="_blank"
      rel="noopener"
      aria-label={`${link.ariaLabel} (opens in a new tab)`}
      className={className}
    >
      {link.name}
    </a>
  ))
}
