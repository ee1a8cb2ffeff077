import { company } from '../company'
import type { LegalDocument } from '../schemas/terms'
import { hireRules } from './hire-terms'
import { phoneNumbers } from './legal'
import {
  depositDaysBeforeStart,
  paymentRules,
  refundPaymentDays,
  refundRequestDays,
} from './payment-terms'
import { packagesWithTravel } from './travel'

/** Counted from the date of the quote. */
const pricingConfidentialityYears = 3
/** The minimum age to purchase a service. */
const minimumAge = 18
export const terms = {
  title: 'Terms & Conditions',
  description:
    'The terms for our services and equipment hire: quotes, deposits, balances, cancellations, liability, complaints and the law that applies.',
  updated: 'August 2025',
  intro: `These terms explain how ${company.name} quotes for, books and delivers its services, and what each of us can expect of the other. Nothing in them excludes, restricts or changes the guarantees and other rights that you have under the Australian Consumer Law, or any other right that the law does not allow a contract to take away.`,
  sections: [
    {
      id: 'pricing-confidentiality',
      title: 'Pricing confidentiality',
      paragraphs: [
        `A quote holds prices that we have worked out for your event. When you accept a quote, you agree to keep its prices confidential for ${pricingConfidentialityYears} years from the date of the quote, and not to publish them or pass them to our competitors. We ask you to treat a quote that you do not accept in the same way.`,
        `For the same ${pricingConfidentialityYears} years we keep your budget and the details of your quote confidential, and use them only to prepare, deliver and bill our work or where the law requires it.`,
        'Prices that we publish on this site are not confidential. For any quote, you remain free to:',
      ],
      list: [
        'show it to people who share in the decision or the cost, such as family, friends or colleagues, and to your accountant, lawyer, insurer or lender;',
        'write an honest review of our work, and say whether you found it good value;',
        'give it to a regulator, a tribunal or a court, or to anyone else where the law requires or protects it.',
      ],
    },
    {
      id: 'company-and-services',
      title: 'About the company and services',
      paragraphs: [
        `In these terms, we, us and our mean ${company.name} of ${company.location}, ABN ${company.abn}. You means the person, business or organisation that asks us for a quote or accepts one. Where you hire equipment from us, you are also called the hirer.`,
        `We provide DJ services, live entertainment, event production, AV equipment hire, photography, videography, event consultation and event marketing. We work in New South Wales and wider Australia. Our usual service area reaches about ${company.serviceRadiusKm} km from ${company.suburb}, in a straight line. ${packagesWithTravel} include travel within it, with the people and the equipment added to them, and so do the services whose pages state it. For a place beyond it, and for everything else, your quote shows the cost of travel, if there is any.`,
        'Our services and the equipment that we hire out come with guarantees under the Australian Consumer Law. Among other things, services must be provided with due care and skill, and equipment must be of acceptable quality and fit for the purpose that you told us about. These guarantees protect many business customers as well as private ones.',
        'If we do not meet a guarantee, the remedy depends on the problem. A lesser problem must be put right free of charge within a reasonable time. For a major failure you may end the agreement for that service, or reject the equipment, and claim a refund, or keep it and be compensated for its lower value. You may also be entitled to compensation for other loss that was reasonably foreseeable.',
      ],
    },
    {
      id: 'website-access',
      title: 'Website access',
      paragraphs: [
        `Anyone may read this site. It has no visitor accounts, and nothing can be ordered or paid for on it. To purchase a service you need to contact us, and you need to be at least ${minimumAge} years old. If you purchase for a business or organisation, you confirm that you are allowed to act for it.`,
        'The quote cart is a list of equipment for your own planning. Adding an item does not reserve it, and sending us the list is an enquiry, not an order.',
        'We take care to keep the site correct and available, but pages can be out of date or out of reach for a time. If we find a mistake in a price or description that matters to you, we tell you before you sign. Please use the site lawfully, do nothing that could harm it or other visitors, and leave the admin area to our staff.',
      ],
    },
    {
      id: 'service-purchase',
      title: 'Service purchase',
      paragraphs: [
        'A purchase begins with a free consultation about your event. You can ask for one through the contact form, by phone or by email, and it commits you to nothing.',
        'We then email you a quote. It describes the services, the date and place, the price, the deposit and the days on which payments are due. Please read it together with these terms and ask about anything that is unclear.',
        'A quote becomes a binding agreement only when you have signed it and returned it to us, for example by email. Until then, you can decide against it at no cost, and we can revise or withdraw it. The day on which your signed quote reaches us is the day of purchase.',
        'Starting prices on this site help you to plan: the price that you pay is the one in your signed quote. Anything that either of us would like to add or change afterwards, and its effect on the price, is agreed by both of us in writing before it is done. For an extra hour during your event, a text message is enough.',
      ],
    },
    {
      id: 'fees-and-payments',
      title: 'Fees and payments',
      paragraphs: [
        'If you book for a company, give us its ABN and we invoice the company.',
        'If a payment is late, we remind you in writing and allow a reasonable time to pay before we pause work or use our rights under Termination. If you disagree with part of an invoice, tell us why and pay the part that you agree with. We look into the rest before we ask for it again. Paying an invoice never gives up your right to a remedy.',
        'Your quote states the amounts. They fall due as follows:',
      ],
      list: [
        `Deposit: when you sign the quote or, where the quote allows a later day, no later than ${depositDaysBeforeStart} days before the services start. If the start is nearer than that, the deposit is due when you sign.`,
        'Balance: when the services are completed, and before we hand over deliverables such as photographs and video.',
        `${paymentRules.hire} ${paymentRules.hireWithCrew}`,
      ],
    },
    {
      id: 'billing',
      title: 'Billing in AUD',
      paragraphs: [
        'Our quotes and invoices are in Australian dollars (AUD), and payments are made in AUD. Each quote and invoice shows the total price including GST. If your bank converts money from another currency, its rates and charges are between you and the bank.',
        'Payments are non-refundable except as stated in these terms or in your quote, and except where the law gives you a right to a refund. You always keep the right to a refund or another remedy under the Australian Consumer Law, and you do not pay for services that we fail to provide.',
      ],
    },
    {
      id: 'cancellations',
      title: 'Cancellations',
      paragraphs: [
        `You may cancel and request a refund within ${refundRequestDays} days of purchase, without giving a reason. An email to ${company.email} is enough. We pay the refund within ${refundPaymentDays} days of receiving your request. If you asked us to provide services during that time, we may deduct a reasonable amount for what we have already provided.`,
        `After those ${refundRequestDays} days, payments are not refunded for a change of mind, within a limit: we may keep or charge no more than a reasonable amount for the work already done and for the costs and loss that your cancellation causes us, less what we can reasonably save, for example by taking another booking for the date. Whatever you have paid beyond that, we return. On request we explain how we arrived at the amount. Please tell us as early as you can: we may also be able to agree on a new date.`,
        `If we have to cancel and you have not broken the agreement, we refund what you have paid for the services not provided within ${refundPaymentDays} days. This does not limit any other remedy that you have.`,
        'The time limits in this section are for a change of mind. They do not apply to your rights under the Australian Consumer Law.',
      ],
    },
    {
      id: 'termination',
      title: 'Termination',
      paragraphs: [
        'An agreement ends when we have provided the services and you have paid for them.',
        'If it ends early, you pay for the services properly provided up to then, and we refund what you have paid for the rest. If it ended because of your breach, we may first deduct the reasonable loss that the breach caused us and that we could not reasonably avoid. If it ended because of our breach, you keep every other remedy that the law gives you. Terms that are meant to last, such as pricing confidentiality, stay in force.',
        'Either of us may end the agreement early by written notice if the other:',
      ],
      list: [
        'breaks an important term and does not put it right within a reasonable time after being asked in writing;',
        'breaks an important term in a way that cannot be put right;',
        'puts the safety of people at serious risk and does not stop when asked.',
      ],
    },
    {
      id: 'general-rules',
      title: 'General rules',
      paragraphs: ['An event runs well when everyone knows their part. While we work together:'],
      list: [
        'You give us correct information about the event, the venue and the number of guests, and tell us promptly when it changes.',
        'Each of us arranges the access, power, permits and venue approvals that the signed quote gives to that side.',
        'Both of us follow the law and the safety rules of the venue, and treat crew, performers and guests with respect.',
        'If conditions become unsafe, our crew may pause, tell you why, and carry on as soon as it is safe.',
        'Notices are given in writing. An email to the address in the quote is enough.',
        'Neither of us may transfer the agreement to someone else without the written consent of the other, which must not be refused without a good reason.',
        'A right that is not used at once is not lost.',
      ],
    },
    {
      id: 'additional-provisions',
      title: 'Additional provisions',
      paragraphs: [
        'Each of these provisions applies only as far as the law allows and is subject to your rights under the Australian Consumer Law. None of them limits liability for fraud, or for death or injury caused by negligence.',
      ],
      list: [
        'Content: the words, pictures and design of this site belong to us or are used with permission. You may read, print and share them to plan your own event. Please ask before you publish or sell them, except where copyright law allows it. Logos, music and other material that you give us remain yours. You confirm that you may give them to us, and we use them only to provide your services unless you agree to more.',
        'Photos and film: once you have paid for the photographs and film that we make for you, you may share, print and publish them. We ask you before we publish any of them.',
        'Third-party links: some links lead to sites that we do not run, such as Instagram and Facebook. Their owners are responsible for them, and a link does not mean that we vouch for what is there.',
        'Disclaimer: this site gives general information. Pictures show the kind of work that we do, and the set-up for your event is the one that your quote describes. This does not excuse us from anything misleading that we say or publish.',
        'No liability for what lies outside our responsibility: neither of us is liable to the other for loss that it did not cause or contribute to, or for loss that could not reasonably have been foreseen when the quote was signed. Each of us takes reasonable steps to keep its own loss small.',
        'Indemnity: if someone else makes a claim because one of us broke the agreement, broke the law or was negligent, that side covers the reasonable loss and cost that the claim brings to the other. The amount is reduced as far as the other side contributed to the loss or could reasonably have avoided it.',
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints',
      paragraphs: [
        `If something is not right, please tell us as soon as you can, if possible during the event, so that we have the chance to fix it on the spot. You can also write to ${company.email} or call ${phoneNumbers}. Tell us what happened and what you would like us to do.`,
        'We look into every complaint fairly and answer it with reasons within a reasonable time. Complaining costs you nothing and does not affect any other booking.',
        'You can ask NSW Fair Trading for help or apply to the NSW Civil and Administrative Tribunal (NCAT) whenever the law lets you, whether or not you have complained to us first. Small businesses can also turn to the NSW Small Business Commissioner.',
      ],
    },
    {
      id: 'force-majeure',
      title: 'Force majeure',
      paragraphs: [
        'Neither of us is in breach for a delay or failure caused by an event beyond its reasonable control that it could not reasonably have prevented or worked around. Examples are extreme weather, fire, flood, a failure of public power supply, the closure of a venue by an authority and a public health order. Money that is already due for services provided still has to be paid.',
        'The side that is affected tells the other promptly and does what it reasonably can to limit the effect. We first look for a new date or another way to provide the services, at a price that we both agree to.',
        'If none is found within a reasonable time, either of us may end the agreement. We then refund what you have paid for services not provided. We may deduct only the reasonable cost of work done for you and of commitments that we cannot recover, and only where the law allows it.',
      ],
    },
    {
      id: 'governing-law-and-arbitration',
      title: 'NSW governing law and arbitration',
      paragraphs: [
        'The law of New South Wales, with the Commonwealth law that applies there, governs these terms and every agreement made under them. If you live in another state or territory, you keep any protection of its law that a contract cannot take away.',
        'A dispute that we cannot settle by talking may go to arbitration in New South Wales before one independent arbitrator whom both of us accept. If we cannot agree on a person, the arbitrator is appointed in the way that the law provides. Unless the arbitrator decides otherwise, we share the fees of the arbitrator equally and each of us pays its own costs.',
        'If you are a consumer or a small business, arbitration takes place only if you agree to it after the dispute has arisen, and you may go to NSW Fair Trading, NCAT or a court instead. Either of us may ask a court for an urgent order at any time.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'We may update these terms. The month at the top of this page shows when we last did. The version that applies to you is the one that was published when you signed your quote, and a later version does not change your agreement unless both of us say so in writing. You are welcome to print or save this page, or to ask us for the version that applies to your booking.',
      ],
    },
    {
      id: 'severability',
      title: 'Severability',
      paragraphs: [
        'If a court or tribunal finds that a term is unfair, invalid or unenforceable, that term has no effect as far as the finding goes. The rest of the agreement continues if it can work without the term.',
      ],
    },
    {
      id: 'entire-agreement',
      title: 'Entire agreement',
      paragraphs: [
        'Your signed quote and these terms make up the agreement between us. If you hire equipment, the hire agreement is part of the quote. If they differ, the quote comes first, then its hire agreement, then these terms, except that none of them can reduce your rights under the law.',
        'If we have promised something that matters to you, ask us to write it into the quote, so that both of us can rely on the document. This section does not take away any right that you have because of something we told you that was wrong or misleading.',
      ],
    },
    {
      id: 'hirers-liability',
      title: "Hirer's liability",
      paragraphs: [
        'Hired equipment remains our property. The hirer looks after it from delivery or collection until we have it back, uses it as we have shown or explained, keeps it from people who cannot use it safely, and does not lend, sell or alter it.',
        'We test equipment before it is hired, before our crew leaves if we set it up, and again on its return. If something does not work, stop using it and call us. You do not pay for a fault that was there already.',
        `Please return equipment at the agreed time, or ask us to extend the hire. ${hireRules.late}`,
        'If equipment is damaged, lost or stolen while it is in the care of the hirer, the hirer pays the reasonable cost of repair or, if repair makes no sense, of replacement with a similar item of similar age and condition. We show what was found and how the cost was worked out, and you may question both. The hirer does not pay for:',
      ],
      list: [
        'fair wear and tear;',
        'faults in the equipment, or anything caused by us or our crew;',
        'loss or damage caused by an event described under Force majeure;',
        'any amount that we recover from an insurer or from another person for the same loss.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      paragraphs: [
        `Questions about these terms are welcome, above all before you sign. Write to ${company.email}, call ${phoneNumbers}, or use the contact form on this site. ${company.name} is based in ${company.location} and answers enquiries within ${company.replyTime}.`,
      ],
    },
  ],
} as const satisfies LegalDocument

export type TermsSectionId = (typeof terms)['sections'][number]['id']
