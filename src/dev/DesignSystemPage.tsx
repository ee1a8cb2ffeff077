import { Check, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { CallToAction } from '../components/CallToAction'
import { Gallery } from '../components/Gallery'
import { PageHero } from '../components/PageHero'
import { PageLink } from '../components/PageLink'
import { PlayPauseButton } from '../components/PlayPauseButton'
import { Seo } from '../seo/Seo'
import { Button, IconButton } from '../components/ui/Button'
import { Card } from '../components/ui/Card'
import { Dialog } from '../components/ui/Dialog'
import { SelectField, TextArea, TextField } from '../components/ui/Field'
import { FromPrice } from '../components/ui/FromPrice'
import { PriceTag } from '../components/ui/PriceTag'
import { Section } from '../components/ui/Section'
import { Spinner } from '../components/ui/Spinner'
import { gels } from '../lib/gels'
import { services } from '../content/services'

const backgrounds = ['bg-night', 'bg-raised', 'bg-plate', 'bg-paper']
const textColours = [
  'text-warm',
  'text-soft',
  'text-muted',
  'text-amber',
  'text-teal',
  'text-rose-light',
  'text-congo-light',
]
const typeScale = [
  'font-display font-extrabold text-title text-warm',
  'font-display font-extrabold text-section text-warm',
  'font-display font-extrabold text-quote text-warm',
  'font-display font-extrabold text-block text-warm',
  'font-display font-extrabold text-card text-warm',
  'text-highlight',
  'text-intro',
  'text-base',
  'text-small',
  'font-mono text-spec',
  'eyebrow',
]

/** All design tokens and primitives on one page. Only in development. */
export default function DesignSystemPage() {
  const [dialogOpen, setDialogOpen] = useState(false)
  const [playing, setPlaying] = useState(true)
  return (
    <>
      <Seo title="Design system" description="All design tokens and primitives, for developers." />
      <PageHero
        eyebrow="For developers"
        title="Design system"
        intro="The tokens and components that new pages can use."
      />

      <Section eyebrow="Tokens" title="Backgrounds, text colours and gels">
        <Row>
          {backgrounds.map((background) => (
            <Swatch key={background} name={background} className={background} />
          ))}
        </Row>
        <Row>
          {gels.map((gel) => (
            <div key={gel} data-gel={gel}>
              <Swatch name={`data-gel="${gel}"`} className="bg-gel shadow-lit" />
            </div>
          ))}
        </Row>
        <Row>
          {textColours.map((colour) => (
            <span key={colour} className={colour}>
              {colour}
            </span>
          ))}
        </Row>
      </Section>

      <Section eyebrow="Tokens" title="Type">
        {typeScale.map((style) => (
          <p key={style} className={`mb-5 ${style}`}>
            {style.split(' ').find((name) => name.startsWith('text-')) ?? style}: light the room
          </p>
        ))}
      </Section>

      <Section eyebrow="Primitives" title="Buttons">
        {(['medium', 'small'] as const).map((size) => (
          <Row key={size}>
            {(['primary', 'outline', 'danger', 'done'] as const).map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                {variant}
              </Button>
            ))}
            <Button variant="primary" size={size} disabled>
              disabled
            </Button>
          </Row>
        ))}
        <Row>
          <IconButton label="Search">
            <Search aria-hidden />
          </IconButton>
          <IconButton label="Done" disabled>
            <Check aria-hidden />
          </IconButton>
          <PlayPauseButton playing={playing} label="nothing" onToggle={() => setPlaying(!playing)} />
          <Button onClick={() => setDialogOpen(true)}>Open a dialog</Button>
        </Row>
        {dialogOpen && (
          <Dialog title="A dialog" onClose={() => setDialogOpen(false)}>
            <p className="p-6">Escape, the backdrop and the button close this dialog.</p>
          </Dialog>
        )}
      </Section>

      <Section eyebrow="Primitives" title="Fields">
        <div className="grid gap-5 md:grid-cols-3">
          <TextField label="Text" placeholder="Placeholder" hint="A hint." />
          <TextField label="With an error" defaultValue="priya@" error="Please enter a valid email address" />
          <TextField label="Disabled" defaultValue="Not now" disabled />
          <SelectField label="Choice" optional placeholder="Choose" options={[{ value: 'a', label: 'One' }]} />
          <TextArea label="Longer text" rows={3} className="md:col-span-2" />
        </div>
      </Section>

      <Section eyebrow="Primitives" title="Prices and cards">
        <Row>
          <PriceTag price={600} />
          <PriceTag price={{ from: 60, to: 90 }} unit="per unit" />
        </Row>
        <ul className="grid gap-4.5 sm:grid-cols-3">
          {services.slice(0, 3).map((service) => (
            <li key={service.slug}>
              <Card
                picture={service.image}
                gel={service.gel}
                sizes="30vw"
                title={
                  <PageLink to={`/services/${service.slug}`} className="stretch">
                    {service.name}
                  </PageLink>
                }
                footer={<FromPrice amount={service.startingFrom} />}
              >
                <p className="text-small">{service.teaser}</p>
              </Card>
            </li>
          ))}
        </ul>
      </Section>

      <Section eyebrow="Primitives" title="Light section" background="paper">
        <p className="max-w-[65ch]">For text and tables.</p>
      </Section>

      <Section eyebrow="Primitives" title="Gallery and spinner">
        <Gallery title="Sample" images={services.slice(0, 4).map((service) => service.image)} />
        <Spinner label="Loading..." />
      </Section>
      <CallToAction title="Call to action" text="The last section of a page." />
    </>
  )
}

function Row({ children }: { children: ReactNode }) {
  return <div className="mb-6 flex flex-wrap items-center gap-4">{children}</div>
}

function Swatch({ name, className }: { name: string; className: string }) {
  return (
    <div>
      <div className={`h-20 w-36 rounded-card border border-line ${className}`} />
      <p className="mt-2 font-mono text-spec">{name}</p>
    </div>
  )
}
