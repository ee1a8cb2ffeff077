-- Sample content for the embedded backend and for `supabase start`. It is not for a live project.
-- Dates are relative to the day on which the seed runs, so that there are always upcoming and past events.

-- The first account that signs up with this address is an admin.
insert into public.admins (email, is_sample) values ('admin@southbeam.example', true)
on conflict (email) do nothing;

insert into public.events (
  id, title, description, image, image_alt, ticket_link, category, event_date, is_active, created_at
)
select
  sample.id::uuid, sample.title, sample.description, '/sample-events/' || image || '.jpg', picture.alt,
  sample.ticket_link, sample.category, private.sydney_day() + sample.days, sample.is_active,
  now() - sample.age * interval '1 day'
from (
  values
    -- Upcoming.
    (
      '00000000-0000-4000-8000-000000000001', 'Open evening at the warehouse',
      'See the gear, hear four sizes of speaker side by side and talk to the crew about your event. From 5 pm to 8 pm. No need to book.',
      'warehouse', null, 'Event', 9, true, 3
    ),
    (
      '00000000-0000-4000-8000-000000000002', 'Dusk by the water',
      'An afternoon of local bands on an open-air stage. We look after the stage, the lights and the sound. You bring a rug and sunscreen. Gates open at 2 pm.',
      'stage', 'https://tickets.example/dusk-by-the-water', 'Festival', 23, true, 6
    ),
    (
      '00000000-0000-4000-8000-000000000003', 'Wedding set-ups in one room',
      'See and hear a ceremony, a dinner and a dance floor set up side by side, and ask what each package includes. Got a run sheet? Bring it along.',
      'wedding', '/packages/weddings', 'Wedding', 37, true, 9
    ),
    (
      '00000000-0000-4000-8000-000000000004', 'Conference morning: screens, lecterns, microphones',
      'A hands-on morning for people who run conferences. Try a lapel microphone, show your slides on an LED wall and see how a timer keeps a presenter to time.',
      'conference', '/packages/corporate', 'Corporate', 51, true, 12
    ),
    (
      '00000000-0000-4000-8000-000000000005', 'Weekend dates fill first',
      'Fridays and Saturdays go first. Send us your date early, even if you haven''t picked a venue.',
      'wedding', '/contact', 'Announcement', 2, true, 1
    ),
    -- Today: not past.
    (
      '00000000-0000-4000-8000-000000000006', 'Hear our large speakers at noon',
      'We''re testing the big speaker towers outside today. Come to the loading dock if you''d like to hear them before you hire them.',
      'player', null, 'Event', 0, true, 4
    ),
    -- Past and active: opening the events page deactivates them.
    (
      '00000000-0000-4000-8000-000000000007', 'XDJ-RX3 available again',
      'Our DJ system with the big touch screen is cleaned, tested and ready to hire again.',
      'player', '/av-hire', 'Equipment Update', -1, true, 15
    ),
    (
      '00000000-0000-4000-8000-000000000008', 'A day of stage practice',
      'The crew spent the day building a truss and taking it down again. Set-up at your venue will be quick and quiet.',
      'stage', null, 'Team News', -5, true, 20
    ),
    -- Past and inactive.
    (
      '00000000-0000-4000-8000-000000000009', 'Two crews, one stage',
      'We set up a concert with a visiting crew. Their mixing desk, our speakers, one big lunch.',
      'stage', null, 'Partnership', -40, false, 60
    ),
    (
      '00000000-0000-4000-8000-000000000010', 'Photo and video in one enquiry',
      'You can ask for photography and videography in one enquiry. Tick both in the form and we''ll plan them together.',
      'wedding', '/contact', 'Service Update', -75, false, 90
    ),
    -- Upcoming and inactive: only the dashboard shows it.
    (
      '00000000-0000-4000-8000-000000000011', 'Karaoke evening, date to be confirmed',
      'Two microphones, lyrics on a screen and a host. We''ll publish it once the venue confirms the date.',
      'conference', null, 'Event', 60, false, 2
    )
) as sample (id, title, description, image, ticket_link, category, days, is_active, age)
join (
  values
    ('conference', 'Guests facing a stage with a wide screen, a lectern and three armchairs'),
    ('player', 'DJ system with a big screen between two decks'),
    ('stage', 'Crowd at an outdoor stage at night, under coloured lights'),
    ('warehouse', 'Moving light on a case in our warehouse'),
    ('wedding', 'Wedding table with candles and roses under festoon lights')
) as picture (image, alt) using (image)
on conflict (id) do nothing;
